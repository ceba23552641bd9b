import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface StatTileProps {
  label: string;
  /** A dash while it is not known. */
  value: ReactNode;
  /** A short line below the figure. */
  note?: string;
  /** Where the figure leads, e.g. the list it counts. */
  to?: string;
}

/** One figure with its name. */
export const StatTile = ({ label, value, note, to }: StatTileProps) => {
  const face = (
    <>
      <p className="text-small quiet">{label}</p>
      <p className="title-2">{value ?? '–'}</p>
      {note && <span className="caption quiet">{note}</span>}
    </>
  );
  return to ? (
    <Link to={to} className="card stat-tile leads-on">
      {face}
    </Link>
  ) : (
    <div className="card stat-tile">{face}</div>
  );
};

interface StatTilesProps {
  children: ReactNode;
  /** Above a list that people come to read: on a phone all in one row where their words have room, without their notes. */
  isAboveList?: boolean;
}

/** Tiles in a row: two on a phone, one where letters are twice as large, four beside each other when there is room. */
export const StatTiles = ({ children, isAboveList = false }: StatTilesProps) => (
  <div className={clsx('stat-tiles', isAboveList && 'above-list')}>{children}</div>
);
