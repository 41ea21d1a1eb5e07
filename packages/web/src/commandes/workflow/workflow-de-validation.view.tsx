/** Who may order how much alone, who agrees to the rest, and what waits for who looks. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { lireProfil } from '@comptoir/contract/identite/profil.contract.ts';
import { callQuery } from '../../http/query-client.ts';
import { todayQuery } from '../../http/today-query.ts';
import { CadreCompte } from '../../mon-compte/cadre-compte.public.tsx';
import { isSansClient } from '../../delegue/sans-client.public.ts';
import { SansClientCompte } from '../../mon-compte/sans-client.public.tsx';
import { SectionCompte } from '../../mon-compte/section-compte.public.tsx';
import { usePage } from '../../page/page-context.ts';
import { EmptyState } from '../../ui/notice/empty-state.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { workflowQuery } from '../commandes.queries.ts';
import { commandesQuery } from '../liste/liste-commandes.queries.ts';
import { TableauCommandes } from '../liste/tableau-commandes.tsx';
import { A_VALIDER, isAdministrateur } from './a-valider.ts';
import { Regle } from './regle.tsx';

export default function WorkflowDeValidationPage() {
  const t = useTexts('commandes');
  const { session } = usePage();
  return (
    <CadreCompte titre={t('pages.workflow-de-validation.titre')} sousTitre={t('workflow.texte')}>
      {isSansClient(session) ? <SansClientCompte /> : <Workflow />}
    </CadreCompte>
  );
}

function Workflow() {
  const t = useTexts('commandes');
  const context = useRouteContext({ from: '__root__' });
  const { data: profil } = useQuery(callQuery(context, lireProfil, {}));
  const { data: jour = '' } = useQuery(todayQuery);
  const { data: liste } = useQuery(commandesQuery(context, A_VALIDER));
  return (
    <div className="flex flex-col gap-10">
      <SectionCompte
        titre={t('workflow.attente')}
        {...(liste?.total === 0 && { texte: t('workflow.rienAttend') })}
      >
        {liste && liste.total > 0 && (
          <div className="mt-2">
            <TableauCommandes commandes={liste.commandes} jour={jour} />
          </div>
        )}
      </SectionCompte>
      {isAdministrateur(profil) ? (
        <Regles />
      ) : (
        <EmptyState icon={Lock} title={t('workflow.reserve.titre')}>
          {t(
            profil?.role === 'Utilisateur' ? 'workflow.reserve.texte' : 'workflow.reserve.delegue',
          )}
        </EmptyState>
      )}
    </div>
  );
}

function Regles() {
  const t = useTexts('commandes');
  const context = useRouteContext({ from: '__root__' });
  const { data: workflow } = useQuery(workflowQuery(context));
  if (!workflow) return null;
  return (
    <SectionCompte titre={t('workflow.regles')} texte={t('workflow.reglesTexte')}>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {workflow.regles.map((regle) => (
          <Regle
            key={regle.utilisateurId}
            regle={regle}
            candidats={workflow.candidats}
            devise={workflow.devise}
          />
        ))}
      </ul>
    </SectionCompte>
  );
}
