// From a kept interview to a draft: it begins on this device, the editor sends it; nothing is lost between the two screens.
import { useNavigate } from 'react-router-dom';
import { createId } from '#data/firestore/ids.ts';
import type { ItemOf } from '#domain/jobs/library.ts';
import { outboxOf } from '#features/hiring/draft/draftOutbox.ts';
import { createEmptyContent } from '#features/hiring/draft/edits.ts';
import { to } from '#navigation/routes.ts';
import { buildContent } from './additions.ts';

/** Opens the editor with a draft made from a kept interview. */
export function useStartFrom(uid: string, orgId: string): (item: ItemOf<'interview'>) => void {
  const navigate = useNavigate();
  return ({ body, language }) => {
    const draftId = createId();
    const content = buildContent(body, language);
    const isKept = outboxOf({ uid, orgId, draftId }, 'new').keep({
      content,
      base: createEmptyContent(language),
      baseRev: 0,
      at: Date.now(),
    });
    void navigate(to('editDraft', { draftId }), {
      state: { flags: [], content: isKept ? null : content },
    });
  };
}
