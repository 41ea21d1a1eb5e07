/** Customers of the company, kept from their quotes. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Trash2, Users } from 'lucide-react';
import {
  supprimerClientDevis,
  garderClientDevis,
  type ClientGarde,
} from '@comptoir/contract/devis-clientele/reglages.contract.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { EmptyState } from '../../ui/notice/empty-state.tsx';
import { showToast } from '../../ui/notice/toast-store.ts';
import { Table } from '../../ui/table/table.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { clientsQuery } from '../devis-clientele.queries.ts';

export function Clients() {
  const t = useTexts('devis-clientele');
  const context = useRouteContext({ from: '__root__' });
  const { api, queryClient } = context;
  const failureText = useFailureText();
  const { data: clients } = useQuery(clientsQuery(context));
  const relire = () => queryClient.invalidateQueries({ queryKey: clientsQuery(context).queryKey });
  const retrait = useMutation({
    mutationFn: ({ id }: ClientGarde) => api.call(supprimerClientDevis, { params: { id } }),
    onSuccess: (_reponse, { id: _id, ...fiche }) =>
      showToast({
        kind: 'snackbar-info',
        icon: Trash2,
        title: t('client.retire', { nom: fiche.nom }),
        action: {
          label: t('annuler'),
          run: () => void api.call(garderClientDevis, { body: fiche }).finally(() => void relire()),
        },
      }),
    onError: (error) => showToast({ title: failureText(error) }),
    onSettled: relire,
  });
  if (!clients) return null;
  if (clients.length === 0) {
    return (
      <EmptyState icon={Users} title={t('client.aucun.titre')}>
        {t('client.aucun.texte')}
      </EmptyState>
    );
  }
  return (
    <Table
      caption={t('vues.clients')}
      rows={clients}
      rowKey={({ id }) => String(id)}
      columns={[
        {
          id: 'nom',
          header: t('client.nom'),
          card: 'title',
          renderCell: ({ nom, contact }) => (
            <>
              <span className="type-name">{nom}</span>
              {contact && <span className="block type-caption text-text-2">{contact}</span>}
            </>
          ),
        },
        {
          id: 'adresse',
          header: t('client.adresse'),
          renderCell: ({ adresse }) => (
            <span className="block whitespace-pre-line max-sm:text-end">{adresse}</span>
          ),
        },
        { id: 'email', header: t('client.email'), renderCell: ({ email }) => email },
        { id: 'telephone', header: t('client.telephone'), renderCell: (un) => un.telephone },
        {
          id: 'actions',
          header: t('colonnes.actions'),
          size: 'actions',
          align: 'end',
          renderCell: (client) => (
            <IconButton
              icon={Trash2}
              size="sm"
              label={t('client.retirer', { nom: client.nom })}
              onClick={() => retrait.mutate(client)}
            />
          ),
        },
      ]}
    />
  );
}
