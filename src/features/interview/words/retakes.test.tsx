// How often an answer may be recorded again, as the first page promises it.
import { cleanup, render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectationOf, type Expectation } from '#domain/invitations/expectation.ts';
import type { Invite } from '#domain/invitations/invite.ts';
import { AboutStep } from '#features/interview/before/AboutStep.tsx';
import { Form, invite, worlds } from './promises.fixture.tsx';

afterEach(cleanup);

describe('how often an answer may be recorded again', () => {
  const spoken = expectationOf('video', {
    formats: ['audio'],
    formatsEverywhere: ['audio'],
    isKnown: true,
  });
  const aboutOf = (
    more: Partial<Invite>,
    language: 'en' | 'es',
    expectation: Expectation = spoken,
  ): string => {
    const i18n = worlds[language];
    if (!i18n) throw new Error('no words');
    const step = (
      <AboutStep
        invite={{
          ...invite,
          type: 'video',
          formats: ['audio'],
          formatsEverywhere: ['audio'],
          ...more,
        }}
        expectation={expectation}
        minutes={54}
        onNext={vi.fn()}
      />
    );
    return (
      render(
        <I18nextProvider i18n={i18n}>
          <MemoryRouter>
            <Form>{step}</Form>
          </MemoryRouter>
        </I18nextProvider>,
      ).container.textContent ?? ''
    );
  };
  it('is one number where it is one, and a range where questions differ', () => {
    expect(aboutOf({ retakes: 2 }, 'en')).toContain('You can record an answer again 2 times.');
    expect(aboutOf({ retakes: 1, retakesRange: [3, 3] }, 'en')).toContain(
      'You can record an answer again 3 times.',
    );
    expect(aboutOf({ retakes: 1, retakesRange: [0, 3] }, 'en')).toContain(
      'You can record an answer again 0 to 3 times. Each question says how often.',
    );
    expect(aboutOf({ retakes: 1, retakesRange: [0, 1] }, 'en')).toContain(
      'You can record some answers again once. Each question says if you can.',
    );
    expect(aboutOf({ retakes: 1, retakesRange: [0, 1] }, 'es')).toContain(
      'Puedes grabar de nuevo algunas respuestas una vez. Cada pregunta lo indica.',
    );
    expect(aboutOf({ retakes: 1, retakesRange: [0, 3] }, 'es')).toContain(
      'Puedes grabar de nuevo una respuesta entre 0 y 3 veces. Cada pregunta indica cuántas.',
    );
  });
  it('counts in a question that is recorded only because that was granted', () => {
    const promised = {
      formats: ['text', 'audio'] as const,
      formatsEverywhere: [] as const,
      isKnown: true,
    };
    const granted = expectationOf('video', promised, ['audio']);
    expect(
      aboutOf(
        { formats: ['text', 'audio'], formatsEverywhere: [], retakes: 1, retakesRange: [2, 3] },
        'en',
        granted,
      ),
    ).toContain('again 1 to 3 times');
  });
});
