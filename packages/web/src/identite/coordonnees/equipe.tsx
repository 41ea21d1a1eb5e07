/** The people of the company: who asks to join, who was invited, who buys. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { repondreDemande, type Equipier } from '@comptoir/contract/identite/equipe.contract.ts';
import type { Profil } from '@comptoir/contract/identite/profil.contract.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { Badge } from '../../ui/notice/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { equipeQuery } from '../identite.queries.ts';
import { refusOf } from '../refus-of.ts';
import { Invitation } from './invitation.tsx';
import { SectionCompte } from '../../mon-compte/section-compte.public.tsx';

export function Equipe({ profil, compte }: { profil: Profil; compte: string }) {
  const t = useTexts('identite');
  const { api, locale } = useRouteContext({ from: '__root__' });
  const { data: equipe = [] } = useQuery(equipeQuery({ api, locale }));
  const [isInviting, setIsInviting] = useState(false);
  const [fait, setFait] = useState<string>();
  return (
    <SectionCompte
      titre={t('equipe.titre')}
      texte={t('equipe.texte', { compte })}
      fin={
        !isInviting && (
          <Button
            icon={UserPlus}
            onClick={() => {
              setFait(undefined);
              setIsInviting(true);
            }}
          >
            {t('equipe.inviter')}
          </Button>
        )
      }
    >
      {fait && (
        <Alert state="ok" live className="mt-4">
          {fait}
        </Alert>
      )}
      {isInviting && (
        <Invitation
          onEnd={(email) => {
            setIsInviting(false);
            setFait(email && t('equipe.envoyee', { email }));
          }}
        />
      )}
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {(equipe ?? []).map((equipier) => (
          <LigneEquipier
            key={equipier.id}
            equipier={equipier}
            isMoi={equipier.id === profil.id}
            onFait={setFait}
          />
        ))}
      </ul>
    </SectionCompte>
  );
}

interface LigneEquipierProps {
  equipier: Equipier;
  isMoi: boolean;
  onFait: (fait: string) => void;
}

function LigneEquipier({ equipier, isMoi, onFait }: LigneEquipierProps) {
  const t = useTexts('identite');
  const nom = `${equipier.prenom} ${equipier.nom}`.trim() || equipier.email;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 type-name">
          {nom}
          {isMoi && <Badge tone="sel">{t('equipe.vous')}</Badge>}
          {equipier.etat !== 'actif' && (
            <Badge tone={equipier.etat === 'attente' ? 'warn' : 'neutral'}>
              {t(`equipe.etat.${equipier.etat}`)}
            </Badge>
          )}
        </p>
        <p className="type-meta break-words text-text-2">{equipier.email}</p>
      </div>
      {equipier.etat === 'attente' ? (
        <Reponse id={equipier.id} nom={nom} onFait={onFait} />
      ) : (
        <p className="type-meta">{t(`equipe.roles.${equipier.role}`)}</p>
      )}
    </li>
  );
}

function Reponse({ id, nom, onFait }: { id: number; nom: string; onFait: (fait: string) => void }) {
  const t = useTexts('identite');
  const tErreurs = useTexts('erreurs');
  const { api, locale } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const envoi = useMutation({
    mutationFn: (accepte: boolean) =>
      api.call(repondreDemande, { params: { id }, body: { accepte } }),
    onSuccess: async (_, accepte) => {
      onFait(accepte ? t('equipe.acceptee', { nom }) : t('equipe.refusee', { nom }));
      await queryClient.invalidateQueries({ queryKey: equipeQuery({ api, locale }).queryKey });
    },
  });
  const busy = (accepte: boolean) => envoi.isPending && envoi.variables === accepte;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        aria-label={t('equipe.refuserQui', { nom })}
        busy={busy(false)}
        onClick={() => envoi.mutate(false)}
      >
        {t('equipe.refuser')}
      </Button>
      <Button
        size="sm"
        kind="solid"
        aria-label={t('equipe.accepterQui', { nom })}
        busy={busy(true)}
        onClick={() => envoi.mutate(true)}
      >
        {t('equipe.accepter')}
      </Button>
      {envoi.isError && (
        <Alert state="err" live className="w-full">
          {tErreurs(refusOf(envoi.error).code)}
        </Alert>
      )}
    </div>
  );
}
