import { Building2, ChevronsRight } from 'lucide-react';
import { nomMagasin } from '../../articles/nom-magasin.public.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { usePage } from '../../page/page-context.ts';
import type { DelegueAffiche, SessionAffichee } from '../../app/rendering.ts';
import { useTexts, type TranslateOf } from '../../words/use-texts.ts';
import { FinDeSession } from '../fin-de-session.tsx';
import { MenuUtilisateur } from './menu-utilisateur.tsx';
import { nomUtilisateur } from '../nom-utilisateur.ts';
import { SURVOL } from './survol.ts';
import { focusAfterPress, useReplier } from './use-replier.ts';

/** 330 px at the bottom left: the customer and the person stay readable. */
export function BandeauReplie({ delegue }: { delegue: DelegueAffiche }) {
  const t = useTexts('delegue');
  const { session } = usePage();
  const replier = useReplier();
  return (
    <div className="flex h-full items-center gap-1 pr-1.5 pl-1 max-lg:hidden">
      <button
        type="button"
        onClick={() =>
          session.compte
            ? openOverlay('connexion-delegue', { onglet: 'client' })
            : openOverlay('recherche-compte')
        }
        className={`flex h-12 min-w-0 flex-1 items-center gap-3 rounded-control px-3 text-start -outline-offset-3 ${SURVOL}`}
      >
        <Building2 size={20} aria-hidden />
        <Qui session={session} />
      </button>
      <FinDeSession delegue={delegue} isCourte />
      <MenuUtilisateur />
      <button
        type="button"
        aria-label={t('bandeau.deplier')}
        ref={focusAfterPress}
        onClick={() => replier(false)}
        className={`flex size-11 shrink-0 items-center justify-center rounded-control ${SURVOL}`}
      >
        <ChevronsRight size={20} aria-hidden />
      </button>
    </div>
  );
}

/** For whom the delegate acts, on two lines. */
export function Qui({ session }: { session: SessionAffichee }) {
  const t = useTexts('delegue');
  const { compte } = session;
  return (
    <span className="min-w-0">
      <span className="block truncate text-[0.9375rem] leading-5 font-[640]">
        {compte && <span className="sr-only">{t('bandeau.agissezPour')} </span>}
        {compte?.libelle ?? t('bandeau.personne')}
      </span>
      <span className="block truncate type-caption">{pourQui(t, session)}</span>
    </span>
  );
}

function pourQui(t: TranslateOf<'delegue'>, session: SessionAffichee): string {
  const { compte, utilisateur, magasin } = session;
  if (!compte || !utilisateur) return t('bandeau.personneCourt');
  return [
    compte.bloque && t('consultation.libelle'),
    t('bandeau.pour', { nom: nomUtilisateur(t, utilisateur) }),
    magasin && nomMagasin(magasin.libelle),
  ]
    .filter(Boolean)
    .join(' · ');
}
