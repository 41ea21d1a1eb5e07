import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { GripVertical, Hammer, Package, Plus, Trash2 } from 'lucide-react';
import type { TotauxDevis } from '@comptoir/contract/devis-clientele/calculer-devis.ts';
import { ligneVide } from '@comptoir/contract/devis-clientele/document-vide.ts';
import type {
  LigneDevisClientele,
  Marge,
  SectionDevis,
} from '@comptoir/contract/devis-clientele/document.schema.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { Button } from '../../ui/button/button.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Menu } from '../../ui/button/menu.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { ouvragesQuery } from '../devis-clientele.queries.ts';
import { Cellule } from './cellule.tsx';
import { viser } from './clavier.ts';
import { useContexteEdition } from './contexte-edition.ts';
import { LigneEditee } from './ligne-editee.tsx';
import { changerSection, insererLignes, nouvelleCle, retirerSection } from './operations.ts';
import { writeMarge, readMarge } from './saisie.ts';

interface Props {
  section: SectionDevis;
  margeDevis: Marge;
  isSeule: boolean;
  totaux: TotauxDevis;
  pas: number;
}

export function SectionEditee({ section, margeDevis, isSeule, totaux, pas }: Props) {
  const t = useTexts('devis-clientele');
  const locale = useLocale();
  const { changer, isModifiable } = useContexteEdition();
  const { id, titre, lignes } = section;
  const total = totaux.sections.get(id)?.totalHT;
  return (
    <tbody role="rowgroup" data-section={id} className="max-sm:block">
      <tr role="row" data-tete={id} className="max-sm:flex max-sm:flex-wrap max-sm:items-center">
        <th
          role="rowheader"
          scope="rowgroup"
          colSpan={5}
          className="border-b-2 border-text pt-6 pb-0.5 text-start max-sm:basis-full"
        >
          <span className="flex items-center gap-1">
            {isModifiable && (
              <span data-poignee draggable className="cursor-grab text-text-2 max-sm:hidden">
                <GripVertical size={16} aria-hidden />
              </span>
            )}
            <Cellule
              colonne="section"
              label={t('sections.titre')}
              ecrit={titre}
              placeholder={t('sections.indice')}
              lire={(texte) => texte}
              onValeur={(nouveau) =>
                changer((doc) => changerSection(doc, id, { titre: nouveau }), `${id}.titre`)
              }
              pas={pas}
              disabled={!isModifiable}
              className="type-h3"
            />
          </span>
        </th>
        <td
          role="cell"
          colSpan={3}
          className="border-b-2 border-text pt-6 pb-0.5 max-sm:flex-1 max-sm:border-0 max-sm:pt-0"
        >
          <span className="flex items-center justify-end gap-2 max-sm:justify-start type-caption text-text-2">
            {t('sections.marge')}
            <span className="w-20">
              <Cellule
                colonne="marge-section"
                label={t('sections.margeDe', { nom: titre || t('sections.sansTitre') })}
                ecrit={writeMarge(section.marge, locale)}
                placeholder={writeMarge(margeDevis, locale)}
                lire={readMarge}
                onValeur={(marge) =>
                  changer((doc) => changerSection(doc, id, { marge }), `${id}.marge`)
                }
                pas={pas}
                disabled={!isModifiable}
                className="text-end"
              />
            </span>
          </span>
        </td>
        <td
          role="cell"
          className="border-b-2 border-text px-1.5 pt-6 pb-0.5 text-end type-name whitespace-nowrap max-sm:border-0 max-sm:pt-0"
          data-montants
        >
          {total && formatArgent(locale, total)}
        </td>
        <td
          role="cell"
          className="border-b-2 border-text pt-6 pb-0.5 text-end max-sm:border-0 max-sm:pt-0"
        >
          {isModifiable && !isSeule && (
            <IconButton
              icon={Trash2}
              size="sm"
              label={t('sections.retirer', { nom: titre || t('sections.sansTitre') })}
              onClick={() => changer((doc) => retirerSection(doc, id))}
            />
          )}
        </td>
      </tr>
      {lignes.map((ligne) => (
        <LigneEditee
          key={ligne.id}
          ligne={ligne}
          calculee={totaux.lignes.get(ligne.id)}
          margeHeritee={section.marge ?? margeDevis}
          pas={pas}
        />
      ))}
      {isModifiable && (
        <tr role="row" className="max-sm:block">
          <td role="cell" colSpan={10} className="py-2 max-sm:block">
            <AjoutLigne sectionId={id} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

function AjoutLigne({ sectionId }: { sectionId: string }) {
  const t = useTexts('devis-clientele');
  const context = useRouteContext({ from: '__root__' });
  const { changer, reglages } = useContexteEdition();
  const { data: ouvrages } = useQuery(ouvragesQuery(context));
  const ajouter = (ligne: LigneDevisClientele) => {
    changer((doc) => insererLignes(doc, { section: sectionId }, [ligne]));
    viser(ligne.id);
  };
  const tva = reglages?.tva ?? '20';
  const vide = (type: LigneDevisClientele['type']) => ({ ...ligneVide(nouvelleCle(), type), tva });
  return (
    <div className="flex flex-wrap gap-1">
      <Button size="sm" kind="quiet" icon={Plus} onClick={() => ajouter(vide('libre'))}>
        {t('lignes.ajouter')}
      </Button>
      <Button
        size="sm"
        kind="quiet"
        icon={Hammer}
        onClick={() =>
          ajouter({
            ...vide('main-oeuvre'),
            libelle: t('lignes.mainOeuvre'),
            achatHT: reglages?.coutHoraireHT ?? null,
            prixHT: reglages?.tauxHoraireHT ?? null,
          })
        }
      >
        {t('lignes.mainOeuvre')}
      </Button>
      <Menu
        label={t('lignes.ajouterOuvrage')}
        align="start"
        triggerClassName={buttonClass({ size: 'sm', kind: 'quiet' })}
        trigger={
          <>
            <Package size={16} aria-hidden />
            {t('lignes.ouvrage')}
          </>
        }
        items={() => [
          ...(ouvrages ?? []).map(({ libelle, unite, composants }) => ({
            label: libelle,
            onSelect: () => ajouter({ ...vide('ouvrage'), libelle, unite, composants }),
          })),
          { label: t('lignes.ouvrageVide'), icon: Plus, onSelect: () => ajouter(vide('ouvrage')) },
        ]}
      />
    </div>
  );
}
