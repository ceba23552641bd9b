import { Typography, type TypographyProps } from '@mui/material';
import { useEffect, useRef } from 'react';
import { takePendingFocus } from '../../lib/browser/navigation.js';

interface PageTitleProps extends Omit<TypographyProps, 'title'> {
  /** Document title when it differs from the heading's text. */
  documentTitle?: string;
  children: string;
}

/** The one h1 of a screen. Names the document and takes the focus after a navigation inside the app. */
export const PageTitle = ({ documentTitle, children, ...props }: PageTitleProps) => {
  const ref = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(documentTitle ?? children);
  useEffect(() => {
    if (takePendingFocus()) {
      ref.current?.focus({ preventScroll: true });
    }
  }, []);
  return (
    <Typography ref={ref} variant="h1" component="h1" tabIndex={-1} {...props}>
      {children}
    </Typography>
  );
};

/** Sets the title of the browser's tab while a screen is shown. */
const useDocumentTitle = (title: string): void => {
  useEffect(() => {
    document.title = title === 'PNG Workboard' ? title : `${title} · PNG Workboard`;
  }, [title]);
};
