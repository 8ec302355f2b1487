/** The main landmark: the target of the skip link and of the focus after navigation. */
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { contentId } from './SkipLink.tsx';

export interface MainProps {
  children?: ReactNode;
  /** The page as HTML, where it was rendered apart. */
  html?: string;
}

export function Main({ children, html }: MainProps) {
  return (
    <Box
      component="main"
      id={contentId}
      tabIndex={-1}
      sx={{ flexGrow: 1, minWidth: 0, scrollMarginTop: 80, '&:focus-visible': { outline: 'none' } }}
      {...(html === undefined ? {} : { dangerouslySetInnerHTML: { __html: html } })}
    >
      {children}
    </Box>
  );
}
