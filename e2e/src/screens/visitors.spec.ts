import { describeScreens } from './describe-screens.js';

describeScreens('visitor');
