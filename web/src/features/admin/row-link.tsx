import { styled } from '@mui/material/styles';
import { TextLink } from '../../components/elements/link.js';

/** A text link with another above or below it: fingers need 24 pixels (WCAG 2.5.8). */
export const RowLink = styled(TextLink)({ display: 'inline-block', minWidth: 24, lineHeight: '24px' });
