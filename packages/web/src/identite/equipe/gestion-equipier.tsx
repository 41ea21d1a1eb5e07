/** What an administrator changes of one person: the role, the limits, who takes over, the access. */
import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LimitesOf } from '../../commandes/limites-approbation.public.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { AccesEquipier } from './acces-equipier.tsx';
import { ChoixRole } from './choix-role.tsx';
import { relireEquipe } from './relire-equipe.ts';
import { TransmissionAffaires } from './transmission-affaires.tsx';
import type { GestionEquipierProps } from './gestion.ts';

export default function GestionEquipier(props: GestionEquipierProps) {
  const t = useTexts('identite');
  const { equipier, nom, onFait } = props;
  const context = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const isActif = equipier.etat === 'actif';
  return (
    <div className="mt-3 grid gap-x-10 gap-y-6 rounded-card border border-line-2 bg-sunk p-4 sm:p-6 lg:grid-cols-2">
      {isActif && (
        <>
          <ChoixRole {...props} />
          {/* Who may only look orders nothing. */}
          {equipier.role !== 'consultation' && (
            <Bloc titre={t('equipe.limites')}>
              <LimitesOf
                utilisateurId={equipier.id}
                version={equipier.version}
                onEnregistrees={() => onFait(t('equipe.limitesChangees', { nom }))}
                onEssai={() => void relireEquipe(queryClient, context)}
              />
            </Bloc>
          )}
        </>
      )}
      <Bloc titre={t('equipe.transmettre.titre')}>
        <TransmissionAffaires {...props} />
      </Bloc>
      <Bloc titre={t('equipe.acces')}>
        <AccesEquipier {...props} />
      </Bloc>
    </div>
  );
}

function Bloc({ titre, children }: { titre: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 type-label">{titre}</h3>
      {children}
    </section>
  );
}
