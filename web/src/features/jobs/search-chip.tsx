import { Link, type To } from 'react-router-dom';

/** A part of the search; the link leads to the search without it. */
export const Chip = ({ label, to }: { label: string; to: To }) => (
  <Link to={to} aria-label={`Remove ${label}`} className="search-chip">
    {label} <span aria-hidden="true">×</span>
  </Link>
);
