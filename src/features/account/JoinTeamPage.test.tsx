import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sessionAs, show } from '#tests/support/screen.tsx';
import JoinTeamPage, { SignInFirst } from './JoinTeamPage.tsx';
import { SignUpForm } from './SignUpForm.tsx';

vi.mock('./parts/GoogleButton.tsx', () => ({ GoogleButton: () => null }));
vi.mock('./parts/LocalMail.tsx', () => ({ LocalMail: () => <p>the local letter</p> }));

describe('a colleague who follows an invitation', () => {
  it('reads who invites to which company, and carries the address into sign-up', async () => {
    await show(
      <SignInFirst
        invite={{
          email: 'nina@larkfield.test',
          role: 'reviewer',
          orgName: 'Larkfield',
          byName: 'Olive Hart',
        }}
      />,
      sessionAs(),
      '/join-team/lark/w1',
    );
    expect(screen.getByRole('heading', { name: 'Join Larkfield' })).toBeTruthy();
    expect(screen.getByText(/^Olive Hart invites you as/u)).toBeTruthy();
    const href = screen.getByRole('link', { name: 'Create an account' }).getAttribute('href') ?? '';
    expect(new URL(href, 'https://x').searchParams.get('email')).toBe('nina@larkfield.test');
    expect(new URL(href, 'https://x').searchParams.get('next')).toBe('/join-team/lark/w1');
  });

  it('finds the address filled in', async () => {
    await show(
      <SignUpForm hiring />,
      sessionAs(),
      '/sign-up?email=nina%40larkfield.test&next=%2Fjoin-team%2Flark%2Fw1',
    );
    expect(screen.getByLabelText<HTMLInputElement>(/email/iu).value).toBe('nina@larkfield.test');
  });

  it('can have the letter sent again, say that it is verified, and open the local one', async () => {
    await show(
      <JoinTeamPage />,
      sessionAs({ flags: { isHiringManager: true }, emailVerified: false }),
      '/join-team/lark/w1',
    );
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/again/iu),
        expect.stringMatching(/verified/iu),
      ]),
    );
    expect(screen.getByText('the local letter')).toBeTruthy();
  });
});
