export { createMockPlatform, type MockPlatform, type MockPlatformOptions } from './createMockPlatform';
export { PERSONAS, type MockStore, type Persona } from './mockStore';
