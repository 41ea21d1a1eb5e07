/** What who may only look is told wherever they could think of ordering. */
import { latePart } from '../loading/late-part.tsx';
import { usePage } from '../page/page-context.ts';

/** Few need it: its code and words are in no first page. */
const note = latePart({ load: () => import('./note-compte-bloque.tsx'), words: ['identite'] });

/** Why nothing can be ordered, whom to call, and what is possible; nothing for anyone else. */
export function CompteBloque({ className = '' }: { className?: string }) {
  const { session } = usePage();
  return session.consultation ? <note.Part className={className} /> : null;
}
