import { Component, type ReactNode } from 'react';
import { Button } from '../elements/button.js';
import { Notice } from './notice.js';

/** A screen that broke says so, and can be loaded again; the rest of the page goes on. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) {
      return this.props.children;
    }
    return (
      <Notice title="Something went wrong" text="This page could not be shown. Loading it again usually helps.">
        <Button variant="contained" onClick={() => window.location.reload()}>
          Reload
        </Button>
      </Notice>
    );
  }
}
