/** Where the choice of light or dark is kept; a script reads it before the first paint (tools/staticSite/beforePaint.js). */
export const modeKey = 'hirely.theme';
