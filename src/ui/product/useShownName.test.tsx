import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changeLanguage } from '#i18n/i18n.ts';
import { texts } from '#tests/support/screen.tsx';
import { useShownName } from './useShownName.ts';

describe('the name of a candidate', () => {
  it('is a code in the language of the reader, and a name as it stands', async () => {
    await texts();
    await changeLanguage('es');
    const { result } = renderHook(() => useShownName());
    expect(result.current('Candidate 7F3KM')).toBe('Candidatura 7F3KM');
    expect(result.current('Candidate Smith')).toBe('Candidate Smith');
    await changeLanguage('en');
  });
});
