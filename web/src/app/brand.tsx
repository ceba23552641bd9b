import { Link } from 'react-router-dom';
import { Diamond } from '../components/elements/diamond.js';

/** Name and sign of the product, leading home. Where a phone has no room for the name, the sign stands for it. */
export const Brand = ({ to = '/', isShort = false }: { to?: string; isShort?: boolean }) => (
  <Link to={to} aria-label="PNG Workboard" className={isShort ? 'brand short' : 'brand'}>
    <Diamond />
    <span>PNG Workboard</span>
  </Link>
);
