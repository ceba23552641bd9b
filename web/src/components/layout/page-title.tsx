import { clsx } from 'clsx';
import { type HTMLAttributes, useEffect, useRef } from 'react';
import { takePendingFocus } from '../../lib/browser/navigation.js';

interface PageTitleProps extends Omit<HTMLAttributes<HTMLHeadingElement>, 'title'> {
  /** Document title when it differs from the heading's text. */
  documentTitle?: string;
  children: string;
}

/** The one h1 of a screen. Names the document and takes the focus after a navigation inside the app. */
export const PageTitle = ({ documentTitle, children, className, ...props }: PageTitleProps) => {
  const ref = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(documentTitle ?? children);
  useEffect(() => {
    if (takePendingFocus()) {
      ref.current?.focus({ preventScroll: true });
    }
  }, []);
  return (
    <h1 ref={ref} tabIndex={-1} {...props} className={clsx('title-1', className)}>
      {children}
    </h1>
  );
};

/** Sets the title of the browser's tab while a screen is shown. */
const useDocumentTitle = (title: string): void => {
  useEffect(() => {
    document.title = title === 'PNG Workboard' ? title : `${title} · PNG Workboard`;
  }, [title]);
};
