import { Toaster } from '../components/toaster.js';
import { ConfirmHost } from '../components/confirm-host.js';
import { NavigationEffects } from '../lib/navigation.js';
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
