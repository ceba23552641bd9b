import { describeScreens } from './describe-screens.js';

describeScreens('seeker');
describeScreens('new seeker');
