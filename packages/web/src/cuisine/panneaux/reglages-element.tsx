/** The element that is chosen: where it stands, how wide it is, how it opens. */
import { ArrowLeft, ArrowRight, Copy, Trash2 } from 'lucide-react';
import { reperesOf } from '@comptoir/contract/cuisine/dessin.ts';
import { frontsOf } from '@comptoir/contract/cuisine/caisson.ts';
import { MODULES } from '@comptoir/contract/cuisine/modules.ts';
import { lignesOf } from '@comptoir/contract/cuisine/piece.ts';
import type { Element } from '@comptoir/contract/cuisine/plan.schema.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Select } from '../../ui/field/select.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { direLigne } from '../dire-plan.ts';
import type { Cuisine } from '../use-cuisine.ts';
import { ChoixFinition } from './choix-finition.tsx';
import { Cote } from './cote.tsx';
import { useFinitionsVendues } from './panneau-finitions.tsx';

export function ReglagesElement({ cuisine }: { cuisine: Cuisine }) {
  const t = useTexts('cuisine');
  const { choisi } = cuisine;
  return (
    <section>
      <h3 className="type-h3">
        {choisi
          ? `${reperesOf(cuisine.plan.elements).get(choisi.id)}. ${t(`types.${choisi.type}`)}`
          : t('selection.titre')}
      </h3>
      {choisi ? (
        <Reglages cuisine={cuisine} element={choisi} />
      ) : (
        <p className="mt-2 type-meta text-text-2">{t('selection.aucun')}</p>
      )}
    </section>
  );
}

function Reglages({ cuisine, element }: { cuisine: Cuisine; element: Element }) {
  const t = useTexts('cuisine');
  const { plan } = cuisine;
  const { id, type, ligne, position, largeur } = element;
  const { min, max, niveau } = MODULES[type];
  const lignes = lignesOf(plan).filter(({ nom }) => niveau === 'bas' || !nom.startsWith('I'));
  const longueur = lignes.find(({ nom }) => nom === ligne)?.longueur ?? 0;
  return (
    <div className="mt-2 flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-3">
        <Cote
          label={t('selection.largeur')}
          value={largeur}
          min={min}
          max={max}
          onChange={(next) => cuisine.elargir(id, next)}
        />
        <Cote
          label={t('selection.position')}
          value={position}
          min={0}
          max={Math.max(0, longueur - largeur)}
          onChange={(next) => cuisine.placer(id, ligne, next)}
        />
        <Select
          label={t('selection.ligne')}
          size="sm"
          value={ligne}
          options={lignes.map(({ nom }) => ({ value: nom, label: direLigne(t, nom) }))}
          onChange={(event) => cuisine.placer(id, event.currentTarget.value, 0)}
        />
        <Ouverture {...{ cuisine, element }} />
        <Apparence {...{ cuisine, element }} />
      </div>
      <div className="flex flex-wrap gap-2">
        <IconButton
          icon={ArrowLeft}
          kind="outline"
          size="sm"
          label={t('selection.versGauche')}
          onClick={() => cuisine.pousser(id, -10)}
        />
        <IconButton
          icon={ArrowRight}
          kind="outline"
          size="sm"
          label={t('selection.versDroite')}
          onClick={() => cuisine.pousser(id, 10)}
        />
        <Button size="sm" icon={Copy} onClick={() => cuisine.doubler(id)}>
          {t('selection.doubler')}
        </Button>
        <Button size="sm" icon={Trash2} onClick={() => cuisine.enlever(id)}>
          {t('selection.enlever')}
        </Button>
      </div>
    </div>
  );
}

interface Props {
  cuisine: Cuisine;
  element: Element;
}

/** Which way a single door opens. */
function Ouverture({ cuisine, element }: Props) {
  const t = useTexts('cuisine');
  const fronts = frontsOf(element, cuisine.plan.finitions);
  const portes = fronts.filter(({ role }) => role === 'porte');
  const seule = portes.length > 0 && portes.every(({ largeur }) => largeur > element.largeur / 2);
  if (!seule) return null;
  return (
    <Select
      label={t('selection.sens')}
      size="sm"
      value={element.sens ?? 'gauche'}
      options={(['gauche', 'droite'] as const).map((sens) => ({
        value: sens,
        label: t(`selection.${sens}`),
      }))}
      onChange={(event) => {
        const sens = event.currentTarget.value === 'droite' ? 'droite' : undefined;
        cuisine.modifier(element.id, { sens });
      }}
    />
  );
}

function Apparence({ cuisine, element }: Props) {
  const t = useTexts('cuisine');
  const vendues = useFinitionsVendues();
  const { id, type } = element;
  if (type === 'hotte' || type === 'refrigerateur') return null;
  return (
    <>
      <ChoixFinition
        label={t('selection.facade')}
        value={element.facade}
        vendus={vendues.facades}
        commun={t('selection.commeLaCuisine')}
        nommer={(facade) => t(`decors.${facade}`)}
        onChange={(facade) => cuisine.modifier(id, { facade })}
      />
      <ChoixFinition
        label={t('selection.poignee')}
        value={element.poignee}
        vendus={vendues.poignees}
        commun={t('selection.commeLaCuisine')}
        nommer={(poignee) => t(`poignees.${poignee}`)}
        onChange={(poignee) => cuisine.modifier(id, { poignee })}
      />
    </>
  );
}
