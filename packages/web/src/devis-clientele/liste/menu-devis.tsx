/** What is done with a quote as a whole, from the list and from its own page. */
import { useMutation } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { Copy, Ellipsis, FileDown, FileStack, Trash2, Users } from 'lucide-react';
import {
  dupliquerDevisClientele,
  suivreDevisClientele,
  type DevisClientele,
} from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';
import {
  exporterDevisClientele,
  type FormatDevis,
} from '@comptoir/contract/devis-clientele/suite-devis.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { downloadAnswer } from '../../http/download-answer.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { usePage } from '../../page/page-context.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Menu, type MenuItem } from '../../ui/button/menu.tsx';
import { showToast } from '../../ui/notice/toast-store.ts';
import { useTexts } from '../../words/use-texts.ts';
import { relireDevis } from '../devis-clientele.queries.ts';
import { useCreerDevis } from '../use-creer-devis.public.ts';

const FORMATS: readonly FormatDevis[] = ['pdf', 'xlsx', 'batigest', 'ebp'];

interface Props {
  devis: DevisClientele;
  /** It stands on its own page. */
  isPage?: boolean;
  enPlus?: () => MenuItem[];
}

export function MenuDevis({ devis, isPage = false, enPlus }: Props) {
  const t = useTexts('devis-clientele');
  const { session } = usePage();
  const { api, queryClient, locale } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const failureText = useFailureText();
  const { creer } = useCreerDevis();
  const { id, numero, titre, partage, modele } = devis;
  const nom = numero || titre || t('sansTitre');
  const dire = (error: unknown) => showToast({ title: failureText(error) });
  const duplication = useMutation({
    mutationFn: (enModele: boolean) =>
      api.call(dupliquerDevisClientele, { params: { id }, body: { modele: enModele } }),
    onSuccess: async (copie) => {
      void relireDevis(queryClient);
      await router.navigate({ href: liens.devisClienteleDetail(locale, copie.id) });
    },
    onError: dire,
  });
  const partager = useMutation({
    mutationFn: () =>
      api.call(suivreDevisClientele, { params: { id }, body: { partage: !partage } }),
    onSuccess: () => showToast({ title: t(partage ? 'menu.departage' : 'menu.partage', { nom }) }),
    onError: dire,
    onSettled: () => relireDevis(queryClient),
  });
  const fichier = useMutation({
    mutationFn: (format: FormatDevis) =>
      api.call(exporterDevisClientele, { params: { id }, query: { format } }, { locale }),
    onSuccess: downloadAnswer,
    onError: dire,
  });
  if (session.delegue) return null;
  return (
    <Menu
      label={t('menu.titre', { nom })}
      trigger={<Ellipsis size={20} aria-hidden />}
      triggerClassName={buttonClass({ kind: 'quiet', square: true })}
      items={() => [
        ...(enPlus?.() ?? []),
        ...(modele
          ? [
              {
                label: t('menu.utiliser'),
                icon: FileStack,
                onSelect: () => creer({ modeleId: id }),
              },
            ]
          : [
              { label: t('menu.dupliquer'), icon: Copy, onSelect: () => duplication.mutate(false) },
              {
                label: t('menu.enModele'),
                icon: FileStack,
                onSelect: () => duplication.mutate(true),
              },
              {
                label: t(partage ? 'menu.nePlusPartager' : 'menu.partager'),
                icon: Users,
                onSelect: () => partager.mutate(),
              },
            ]),
        ...FORMATS.map((format) => ({
          label: t(`menu.${format}`),
          icon: FileDown,
          onSelect: () => fichier.mutate(format),
        })),
        {
          label: t('menu.supprimer'),
          icon: Trash2,
          danger: true,
          onSelect: () => openOverlay('suppression-devis-clientele', { devis, isPage }),
        },
      ]}
    />
  );
}
