/** One person of the team: who, which role, up to what amount, since when away. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { Equipier } from '@comptoir/contract/identite/equipe.contract.ts';
import { formatDate, formatJour } from '@comptoir/contract/words/formats.ts';
import { todayQuery } from '../../http/today-query.ts';
import { latePart } from '../../loading/late-part.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Badge } from '../../ui/notice/badge.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { coordonneesQuery } from '../identite.queries.ts';
import { ActionsInvitation } from './actions-invitation.tsx';
import { direLimites } from './dire-limites.ts';
import { nomOf } from './nom-equipier.ts';
import { ReponseDemande } from './reponse-demande.tsx';

/** Asked for person by person: nothing of it is in the first page. */
const gestion = latePart({
  load: () => import('./gestion-equipier.tsx'),
  words: ['commandes'],
  when: 'asked',
});

interface LigneEquipierProps {
  equipier: Equipier;
  isMoi: boolean;
  /** All of them: who may take over. */
  collegues: readonly Equipier[];
  onFait: (fait: string | undefined) => void;
}

const TONS = { attente: 'warn', invite: 'neutral', desactive: 'err' } as const;

export function LigneEquipier({ equipier, isMoi, collegues, onFait }: LigneEquipierProps) {
  const t = useTexts('identite');
  const [isOuverte, setIsOuverte] = useState(false);
  const bouton = useRef<HTMLButtonElement>(null);
  const { id, email, etat, role } = equipier;
  const nom = nomOf(equipier);
  const isMembre = etat === 'actif' || etat === 'desactive';
  return (
    <li className="py-3">
      <div className="grid items-center gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_15rem] lg:grid-cols-[minmax(0,1fr)_15rem_12.5rem]">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 type-name">
            {nom}
            {isMoi && <Badge tone="sel">{t('equipe.vous')}</Badge>}
            {etat !== 'actif' && <Badge tone={TONS[etat]}>{t(`equipe.etat.${etat}`)}</Badge>}
          </p>
          <p className="type-meta break-words text-text-2">{email}</p>
        </div>
        <div className="min-w-0 type-meta">
          <p>{t(`equipe.roles.${role}`)}</p>
          <Precision equipier={equipier} />
        </div>
        <div className="lg:justify-self-end">
          {etat === 'attente' && <ReponseDemande id={id} nom={nom} onFait={onFait} />}
          {etat === 'invite' && <ActionsInvitation {...{ id, nom, email, onFait }} />}
          {isMembre && (
            <Button
              ref={bouton}
              size="sm"
              icon={isOuverte ? ChevronUp : ChevronDown}
              aria-expanded={isOuverte}
              aria-label={t('equipe.gererQui', { nom })}
              onClick={() => {
                onFait(undefined);
                setIsOuverte(!isOuverte);
              }}
            >
              {t('equipe.gerer')}
            </Button>
          )}
        </div>
      </div>
      {isMembre && (
        <gestion.Part
          asked={isOuverte}
          {...{ equipier, nom, isMoi, collegues }}
          onFait={(fait: string) => {
            setIsOuverte(false);
            onFait(fait);
            bouton.current?.focus();
          }}
        />
      )}
    </li>
  );
}

/** Limits and the last sign-in of who buys; until when the link of who was invited works. */
function Precision({ equipier }: { equipier: Equipier }) {
  const t = useTexts('identite');
  const { api, locale } = useRouteContext({ from: '__root__' });
  const { data: societe } = useQuery(coordonneesQuery({ api, locale }));
  const { data: jour = '' } = useQuery(todayQuery);
  const { etat, role, connecteLe, invitationJusquau } = equipier;
  if (etat === 'attente') return null;
  if (etat === 'invite') {
    const isPerime = invitationJusquau === null || invitationJusquau < jour;
    return (
      <p className="text-text-2">
        {isPerime
          ? t('equipe.lienPerime')
          : t('equipe.lienJusquau', { date: formatDate(invitationJusquau) })}
      </p>
    );
  }
  return (
    <>
      <p className="text-text-2">
        {connecteLe === null
          ? t('equipe.jamais')
          : t('equipe.connecte', { date: formatJour(locale, connecteLe, jour) })}
      </p>
      {role !== 'consultation' && (
        <p className="text-text-2">{direLimites(t, locale, equipier, societe?.devise ?? '')}</p>
      )}
    </>
  );
}
