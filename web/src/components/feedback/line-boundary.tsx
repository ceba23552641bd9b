import { Component, type ReactNode } from 'react';
import { LostFile } from '../../lib/loading/again.js';
import { NoSignal, type PlaceOfPart } from './no-signal.js';

interface LineBoundaryProps {
  place: PlaceOfPart;
  /** Asks once more for what was lost; throws when it is lost again. */
  fetchAgain: () => Promise<void>;
  children: ReactNode;
}

/** Keeps a lost file from taking the page along: its place says so, until the file is there. Other errors go on upwards. */
export class LineBoundary extends Component<LineBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  private readonly back = (): void => this.setState({ error: undefined });

  override render(): ReactNode {
    const { error } = this.state;
    const { place, fetchAgain, children } = this.props;
    if (error === undefined) {
      return children;
    }
    if (!(error instanceof LostFile)) {
      throw error;
    }
    return <NoSignal place={place} fetchAgain={fetchAgain} onBack={this.back} />;
  }
}
