import { describeScreens } from './describe-screens.js';

describeScreens('admin');
