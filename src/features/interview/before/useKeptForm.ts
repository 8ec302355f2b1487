// What the candidate says before the interview, kept on the device while it is typed.
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { useSession } from '#session/session.ts';
import { type AuthUser } from '#session/session.ts';
import { BeforeForm, keepForm, readKeptForm, type BeforeInput } from './beforeForm.ts';

export function useKeptForm({
  code,
  user,
  person,
}: {
  code: string;
  user: ReturnType<typeof useSession>['user'];
  person: AuthUser;
}) {
  const form = useForm<BeforeInput, unknown, BeforeForm>({
    resolver: zodResolver(BeforeForm),
    defaultValues: readKeptForm(code, {
      displayName: user?.displayName ?? person.displayName ?? '',
      email: person.email ?? '',
    }),
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ values }) => keepForm(code, values) }),
    [subscribe, code],
  );
  return form;
}
