export {
  WelcomeAboardScreen,
  type WelcomeAboardScreenProps,
  type WelcomeAboardValues,
} from './WelcomeAboardScreen';
