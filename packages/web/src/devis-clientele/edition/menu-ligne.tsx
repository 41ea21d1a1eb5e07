/** What is done with one line. */
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import {
  ArrowDown,
  ArrowUp,
  BookmarkPlus,
  Copy,
  Ellipsis,
  MessageSquareText,
  Package,
  Percent,
  Sigma,
  ToggleLeft,
  Trash2,
} from 'lucide-react';
import { ligneVide } from '@comptoir/contract/devis-clientele/document-vide.ts';
import type { LigneDevisClientele } from '@comptoir/contract/devis-clientele/document.schema.ts';
import { garderOuvrage } from '@comptoir/contract/devis-clientele/reglages.contract.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Menu, type MenuItem } from '../../ui/button/menu.tsx';
import { showToast } from '../../ui/notice/toast-store.ts';
import { useTexts } from '../../words/use-texts.ts';
import { ouvragesQuery } from '../devis-clientele.queries.ts';
import { viser } from './clavier.ts';
import { useContexteEdition } from './contexte-edition.ts';
import {
  changerLigne,
  insererLignes,
  nouvelleCle,
  pousserLigne,
  retirerLignes,
  findLigne,
} from './operations.ts';

/** Percent that carpenters count on: the next one at each press. */
const PERTES = ['0', '5', '10', '15'];

export function MenuLigne({ ligne }: { ligne: LigneDevisClientele }) {
  const t = useTexts('devis-clientele');
  const { changer } = useContexteEdition();
  const context = useRouteContext({ from: '__root__' });
  const failureText = useFailureText();
  const { id, type, libelle } = ligne;
  const nom = libelle || t('lignes.sansNom');
  const apres = (nouvelle: LigneDevisClientele) => {
    changer((doc) => {
      const place = findLigne(doc, id);
      if (!place) return doc;
      const avant = place.section.lignes[place.rang + 1]?.id;
      return insererLignes(doc, { section: place.section.id, avant }, [nouvelle]);
    });
    viser(nouvelle.id);
  };
  const garde = useMutation({
    mutationFn: () =>
      context.api.call(garderOuvrage, {
        body: { libelle, unite: ligne.unite, composants: ligne.composants ?? [] },
      }),
    onSuccess: async () => {
      await context.queryClient.invalidateQueries({ queryKey: ouvragesQuery(context).queryKey });
      showToast({ title: t('lignes.ouvrageGarde', { nom }) });
    },
    onError: (error) => showToast({ title: failureText(error) }),
  });
  const items = (): MenuItem[] => [
    ...(type === 'commentaire' || type === 'sous-total'
      ? []
      : [
          {
            label: t(ligne.option ? 'lignes.compter' : 'lignes.enOption'),
            icon: ToggleLeft,
            onSelect: () =>
              changer((doc) => changerLigne(doc, id, { option: !ligne.option, choisie: false })),
          },
          {
            label: t('lignes.changerPerte', { nombre: suivante(ligne.perte) }),
            icon: Percent,
            onSelect: () =>
              changer((doc) => changerLigne(doc, id, { perte: suivante(ligne.perte) })),
          },
        ]),
    ...(type === 'ouvrage' && libelle && ligne.composants?.length
      ? [{ label: t('lignes.garderOuvrage'), icon: BookmarkPlus, onSelect: () => garde.mutate() }]
      : []),
    // A part of a kit has no cut list of its own.
    ...(!ligne.traitCoupe && (type === 'libre' || type === 'article' || type === 'main-oeuvre')
      ? [
          {
            label: t('lignes.enOuvrage'),
            icon: Package,
            onSelect: () => changer((doc) => changerLigne(doc, id, enOuvrage(ligne))),
          },
        ]
      : []),
    {
      label: t('lignes.dupliquer'),
      icon: Copy,
      onSelect: () => apres({ ...ligne, id: nouvelleCle() }),
    },
    {
      label: t('lignes.commentaireApres'),
      icon: MessageSquareText,
      onSelect: () => apres(ligneVide(nouvelleCle(), 'commentaire')),
    },
    {
      label: t('lignes.sousTotalApres'),
      icon: Sigma,
      onSelect: () => apres(ligneVide(nouvelleCle(), 'sous-total')),
    },
    {
      label: t('lignes.monter'),
      icon: ArrowUp,
      onSelect: () => changer((doc) => pousserLigne(doc, id, -1)),
    },
    {
      label: t('lignes.descendre'),
      icon: ArrowDown,
      onSelect: () => changer((doc) => pousserLigne(doc, id, 1)),
    },
    {
      label: t('lignes.retirer'),
      icon: Trash2,
      danger: true,
      onSelect: () => changer((doc) => retirerLignes(doc, [id])),
    },
  ];
  return (
    <Menu
      label={t('lignes.menu', { nom })}
      trigger={<Ellipsis size={16} aria-hidden />}
      triggerClassName={buttonClass({ kind: 'quiet', square: true, size: 'sm' })}
      items={items}
    />
  );
}

function suivante(perte: string): string {
  return PERTES[PERTES.indexOf(perte) + 1] ?? '0';
}

/** The line becomes the first part of a kit, to which others are added. */
function enOuvrage(ligne: LigneDevisClientele): Partial<LigneDevisClientele> {
  const { type, articleId, reference, libelle, unite, achatHT } = ligne;
  return {
    type: 'ouvrage',
    articleId: undefined,
    reference: undefined,
    achatHT: null,
    composants: [
      {
        type: type === 'main-oeuvre' ? 'main-oeuvre' : type === 'article' ? 'article' : 'libre',
        ...(articleId !== undefined && { articleId }),
        ...(reference !== undefined && { reference }),
        libelle,
        quantite: '1',
        unite,
        achatHT,
      },
    ],
  } as Partial<LigneDevisClientele>;
}
