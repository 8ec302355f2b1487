import { describe, expect, it } from 'vitest';
import en from '#i18n/en/org.json';
import { findActionKey, auditActions, auditGroups, groupActions } from './auditActions.ts';

describe('audit actions', () => {
  it('each have a text', () =>
    expect(auditActions.filter((key) => !(key in en.admin.actions))).toEqual([]));
  it('can be asked of the server by group', () =>
    expect(auditGroups.filter((group) => groupActions(group).length > 30)).toEqual([]));
  it('are found by their code, and unknown ones are not', () =>
    expect([findActionKey('member.invite.revoke'), findActionKey('x.y')]).toEqual([
      'member_invite_revoke',
      null,
    ]));
});
