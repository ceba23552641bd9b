import { Toaster } from '../components/feedback/toaster.js';
import { ConfirmHost } from '../components/dialogs/confirm-host.js';
import { NavigationEffects } from '../lib/browser/navigation.js';
import { AppRoutes } from './routes.js';

/** The whole app inside its router and providers. */
export const App = () => (
  <>
    <NavigationEffects />
    <AppRoutes />
    <ConfirmHost />
    <Toaster />
  </>
);
