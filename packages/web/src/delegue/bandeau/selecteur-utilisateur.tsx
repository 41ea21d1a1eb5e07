import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Check, ChevronDown, User } from 'lucide-react';
import { usePage } from '../../page/page-context.ts';
import { Menu } from '../../ui/button/menu.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { utilisateursQuery } from '../delegue.queries.ts';
import { nomUtilisateur } from '../nom-utilisateur.ts';
import { SURVOL } from './survol.ts';
import { useDepartAnnonce } from '../use-depart.ts';

export const BOITE = 'flex h-11 w-36 shrink-0 items-center gap-1.5 rounded-control px-3 xl:w-40';

/** The person of this company the delegate acts for; a choice where there are several. */
export function SelecteurUtilisateur() {
  const t = useTexts('delegue');
  const context = useRouteContext({ from: '__root__' });
  const { utilisateur } = usePage().session;
  const { data: personnes } = useQuery(utilisateursQuery(context));
  const { agirPour } = useDepartAnnonce();
  if (!utilisateur) return null;
  const nom = nomUtilisateur(t, utilisateur);
  const libelle = (
    <span className="min-w-0 flex-1 text-start type-caption">
      {t('bandeau.utilisateur')} <span className="block truncate type-label">{nom}</span>
    </span>
  );
  if (!personnes || personnes.length < 2) return <div className={BOITE}>{libelle}</div>;
  return (
    <Menu
      label={t('bandeau.changerUtilisateur', { nom })}
      align="start"
      trigger={
        <>
          {libelle}
          <ChevronDown size={16} aria-hidden />
        </>
      }
      triggerClassName={`${BOITE} border border-del-l ${SURVOL}`}
      items={personnes.map((personne) => ({
        label: `${nomUtilisateur(t, personne)}, ${t(`role.${personne.role}`)}`,
        icon: personne.id === utilisateur.id ? Check : User,
        onSelect: () => {
          if (personne.id !== utilisateur.id) agirPour(personne.id);
        },
      }))}
    />
  );
}
