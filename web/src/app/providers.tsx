import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface ProvidersProps {
  client: QueryClient;
  children: ReactNode;
}

/** What every screen stands on. Holds nothing of its own, so that a server can render it. */
export const Providers = ({ client, children }: ProvidersProps) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
