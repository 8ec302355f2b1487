// The language that an evaluation names, if it is one that the AI knows.

export function languageOf(language: string | null | undefined): 'en' | 'es' | null {
  const short = language?.slice(0, 2).toLowerCase();
  return short === 'en' || short === 'es' ? short : null;
}
