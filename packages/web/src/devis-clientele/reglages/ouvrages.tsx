/** Kits of the library: articles and labour that go together, at the prices of today. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Package, Trash2 } from 'lucide-react';
import {
  garderOuvrage,
  supprimerOuvrage,
  type OuvrageGarde,
} from '@comptoir/contract/devis-clientele/reglages.contract.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { EmptyState } from '../../ui/notice/empty-state.tsx';
import { showToast } from '../../ui/notice/toast-store.ts';
import { Table } from '../../ui/table/table.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { ouvragesQuery } from '../devis-clientele.queries.ts';

export function Ouvrages() {
  const t = useTexts('devis-clientele');
  const context = useRouteContext({ from: '__root__' });
  const { api, queryClient } = context;
  const failureText = useFailureText();
  const { data: ouvrages } = useQuery(ouvragesQuery(context));
  const relire = () => queryClient.invalidateQueries({ queryKey: ouvragesQuery(context).queryKey });
  const retrait = useMutation({
    mutationFn: ({ id }: OuvrageGarde) => api.call(supprimerOuvrage, { params: { id } }),
    onSuccess: (_reponse, { id: _id, ...ouvrage }) =>
      showToast({
        kind: 'snackbar-info',
        icon: Trash2,
        title: t('ouvrages.retire', { nom: ouvrage.libelle }),
        action: {
          label: t('annuler'),
          run: () => void api.call(garderOuvrage, { body: ouvrage }).finally(() => void relire()),
        },
      }),
    onError: (error) => showToast({ title: failureText(error) }),
    onSettled: relire,
  });
  if (!ouvrages) return null;
  if (ouvrages.length === 0) {
    return (
      <EmptyState icon={Package} title={t('ouvrages.aucun.titre')}>
        {t('ouvrages.aucun.texte')}
      </EmptyState>
    );
  }
  return (
    <Table
      caption={t('vues.ouvrages')}
      rows={ouvrages}
      rowKey={({ id }) => String(id)}
      columns={[
        {
          id: 'libelle',
          header: t('colonnes.designation'),
          card: 'title',
          renderCell: ({ libelle }) => <span className="type-name">{libelle}</span>,
        },
        {
          id: 'composants',
          header: t('ouvrages.composants'),
          renderCell: ({ composants }) => composants.map(({ libelle }) => libelle).join(', '),
        },
        {
          id: 'unite',
          header: t('colonnes.unite'),
          renderCell: ({ unite }) => t(`unites.${unite}`),
        },
        {
          id: 'actions',
          header: t('colonnes.actions'),
          size: 'actions',
          align: 'end',
          renderCell: (ouvrage) => (
            <IconButton
              icon={Trash2}
              size="sm"
              label={t('ouvrages.retirer', { nom: ouvrage.libelle })}
              onClick={() => retrait.mutate(ouvrage)}
            />
          ),
        },
      ]}
    />
  );
}
