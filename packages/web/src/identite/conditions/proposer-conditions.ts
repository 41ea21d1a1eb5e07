/** Whether the terms are to be shown to someone, and what this device remembers of having done so. */
import type { Profil } from '@comptoir/contract/identite/profil.contract.ts';
import { openOverlay, overlayStore } from '../../overlay/overlay-store.ts';
import { createRemembered } from '../../page/remembered.ts';
import { CONDITIONS_KEY } from '../traces.ts';
import { PAGES_CONDITIONS } from './pages-conditions.ts';

/** Identifiers of those who put them off. */
const remises = createRemembered<readonly number[]>(CONDITIONS_KEY, (stored) =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : [],
);

interface PageMontree {
  nom: string | undefined;
  params: Readonly<Record<string, string>>;
}

const SANS_DIALOGUE: readonly string[] = Object.values(PAGES_CONDITIONS).map(String);

/** The three rules: an ordinary user who has not accepted, has not put it off, and is not reading them. */
export function isAProposer(
  { id, role, rgpdValide }: Pick<Profil, 'id' | 'role' | 'rgpdValide'>,
  { nom, params }: PageMontree,
  remisesPar: readonly number[],
): boolean {
  if (role !== 'Utilisateur' || rgpdValide || id === null || remisesPar.includes(id)) return false;
  return !(nom === 'page-contenu' && SANS_DIALOGUE.includes(params['id'] ?? ''));
}

/**
 * Opens the dialog when its rules ask for it, after whatever is open; returns how to give it up.
 *
 * @param lire the profile as it is known later.
 */
export function proposerConditions(
  profil: Profil,
  page: PageMontree,
  read: () => Profil | null | undefined,
): () => void {
  if (!isAProposer(profil, page, remises.get())) return () => undefined;
  const { id } = profil;
  const adresse = location.pathname;
  let visit: number | undefined;
  const follow = () => {
    const overlay = overlayStore.get();
    if (visit === undefined) {
      if (!overlay) openOverlay('rgpd-et-conditions');
      const open = overlayStore.get();
      if (open?.id === 'rgpd-et-conditions') ({ visit } = open);
      return;
    }
    if (overlay?.open || overlay?.visit !== visit) return;
    stop();
    // Another page took its place: the person went to read them.
    const isLeft = location.pathname === adresse && !read()?.rgpdValide;
    if (isLeft && id !== null) remises.set([...remises.get(), id]);
  };
  const stop = overlayStore.subscribe(() => follow());
  follow();
  return stop;
}
