export { createMockPlatform, type MockPlatform, type MockPlatformOptions } from './createMockPlatform';
export { PERSONAS, type Persona } from './mockStore';
