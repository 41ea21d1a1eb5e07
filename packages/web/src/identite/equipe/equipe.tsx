/** The people of the company: who asks to join, who was invited, who buys, and what each may do. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { Profil } from '@comptoir/contract/identite/profil.contract.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { equipeQuery } from '../identite.queries.ts';
import { LigneEquipier } from './ligne-equipier.tsx';
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
            collegues={equipe ?? []}
            onFait={setFait}
          />
        ))}
      </ul>
    </SectionCompte>
  );
}
