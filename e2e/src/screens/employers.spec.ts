import { describeScreens } from './describe-screens.js';

describeScreens('employer');
describeScreens('employer without company');
