import {
  Download,
  Ellipsis,
  FolderInput,
  ListPlus,
  ShoppingCart,
  Split,
  Tag,
  Trash2,
} from 'lucide-react';
import { useRef, useState } from 'react';
import type { ListeDetaillee } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { latePart } from '../../loading/late-part.tsx';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { readChantierVise } from '../../panier/chantier-vise.public.ts';
import { Button } from '../../ui/button/button.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Menu } from '../../ui/button/menu.tsx';
import { SelectionBar } from '../../ui/table/selection-bar.tsx';
import { FieldError } from '../../ui/field/field.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import type { ActionsListe } from '../ecriture/use-ecrire-liste.ts';
import { useMettreAuPanier } from '../use-mettre-au-panier.ts';
import { toGardee } from './ligne-liste.tsx';

const choixSection = latePart({ load: () => import('../ordre/choix-section.tsx') });

interface Props {
  liste: ListeDetaillee;
  choisies: ReadonlySet<number>;
  onFin: () => void;
  /** Undefined: it is only read. */
  actions: ActionsListe | undefined;
}

/** Above the bottom of the screen while lines are chosen. */
export function BarreChoix({ liste, choisies, onFin, actions }: Props) {
  const t = useTexts('listes-achats');
  const locale = useLocale();
  const { mettre, isPending, erreur } = useMettreAuPanier(liste);
  const barre = useRef<HTMLElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const lignes = liste.groupes
    .flatMap((groupe) => groupe.lignes)
    .filter(({ ligneId }) => choisies.has(ligneId));
  if (lignes.length === 0) return null;
  const ligneIds = lignes.map(({ ligneId }) => ligneId);
  // All of them need no names, of which an address takes a thousand.
  const isTout = ligneIds.length === liste.nombreArticles;
  const portee = { listeId: liste.id, nom: liste.libelle, ...(!isTout && { ligneIds }) };
  const retirer = () => {
    actions?.retirer(lignes);
    onFin();
  };
  return (
    <SelectionBar
      ref={barre}
      label={t('choix.titre')}
      count={t('choix.lignes', {
        count: lignes.length,
        nombre: formatNombre(locale, lignes.length),
      })}
      clear={{ label: t('choix.aucune'), onClick: onFin }}
    >
      {actions && (
        <>
          <IconButton size="sm" icon={Trash2} label={t('choix.retirer')} onClick={retirer} />
          <IconButton
            size="sm"
            icon={FolderInput}
            label={t('ordre.deplacer')}
            aria-haspopup="dialog"
            onClick={() => setAnchor(barre.current ?? undefined)}
          />
        </>
      )}
      <Menu
        label={t('choix.plus')}
        trigger={<Ellipsis size={16} aria-hidden />}
        triggerClassName={buttonClass({ square: true, kind: 'quiet', size: 'sm' })}
        items={() => [
          {
            label: t('detail.autreListe'),
            icon: ListPlus,
            onSelect: () => openOverlay('ajout-liste-achats', { articles: lignes.map(toGardee) }),
          },
          ...(liste.droit === 'proprietaire'
            ? [
                {
                  label: t('choix.nouvelle'),
                  icon: Split,
                  onSelect: () =>
                    openOverlay('creation-liste-achats', { scission: { liste, ligneIds } }),
                },
              ]
            : []),
          {
            label: t('menu.exporter'),
            icon: Download,
            onSelect: () => openOverlay('export-panier', portee),
          },
          {
            label: t('menu.etiquettes'),
            icon: Tag,
            onSelect: () => openOverlay('impression-etiquettes', portee),
          },
        ]}
      />
      <Button
        size="sm"
        kind="solid"
        icon={ShoppingCart}
        busy={isPending}
        onClick={() => mettre({ ligneIds, ...readChantierVise() })}
        className="max-sm:ml-auto"
      >
        {t('panier.mettre')}
      </Button>
      {anchor && actions && (
        <choixSection.Part
          groupes={liste.groupes}
          anchor={anchor}
          onChoose={(vers) => {
            actions.deplacer(ligneIds, vers, null);
            onFin();
          }}
          onClose={() => setAnchor(undefined)}
        />
      )}
      {erreur !== undefined && (
        <div role="alert" className="basis-full">
          <FieldError>{erreur}</FieldError>
        </div>
      )}
    </SelectionBar>
  );
}
