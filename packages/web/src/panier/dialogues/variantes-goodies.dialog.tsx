import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import {
  listerVariantesGoodie,
  modifierVarianteGoodie,
  type VarianteGoodie,
} from '@comptoir/contract/panier/goodies.contract.ts';
import { ImageArticle } from '../../articles/articles.public.ts';
import { callQuery } from '../../http/query-client.ts';
import type { OverlayProps } from '../../overlay/overlay-data.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { DialogFrame } from '../../ui/section/dialog-frame.tsx';
import { RadioGroup } from '../../ui/field/radio-group.tsx';
import { Skeleton } from '../../ui/notice/skeleton.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { writePanier } from '../ecriture/write-panier.ts';

/** Size and colour of a gift. */
export default function VariantesGoodiesDialog({ data, close }: OverlayProps<'variantes-goodies'>) {
  const t = useTexts('panier');
  const tErreurs = useTexts('erreurs');
  const { api, locale, queryClient } = useRouteContext({ from: '__root__' });
  const params = { id: data.goodieId };
  const { data: goodie, isError } = useQuery({
    ...callQuery({ api, locale }, listerVariantesGoodie, { params }),
    // What is left of each changes.
    staleTime: 0,
  });
  const [choisie, setChoisie] = useState<string>();
  const [erreur, setErreur] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const valeur = choisie ?? (goodie?.varianteId ? String(goodie.varianteId) : undefined);
  const save = () => {
    if (valeur === undefined) setErreur(t('goodie.aChoisir'));
    else void write({ varianteId: Number(valeur) });
  };
  const write = async (query: { varianteId: number } | { refuse: true }) => {
    setIsBusy(true);
    const resultat = await writePanier(
      { api, locale, queryClient },
      {
        envoyer: (through, options) =>
          through.call(modifierVarianteGoodie, { params, query }, options),
      },
    );
    setIsBusy(false);
    if (resultat.ok) close();
    else setErreur(tErreurs(resultat.echec.code));
  };
  return (
    <DialogFrame
      title={goodie?.libelle ?? t('goodie.titre')}
      description={goodie && t('goodie.offert', { count: goodie.quantite })}
      media={
        goodie && <ImageArticle image={goodie.image} slot="rangee" alt="" className="size-14" />
      }
      footerNote={
        goodie &&
        !goodie.refuse && (
          <Button
            kind="quiet"
            size="sm"
            onClick={() => void write({ refuse: true })}
            className="-ml-3"
          >
            {t('goodie.refuser')}
          </Button>
        )
      }
      footer={
        <>
          <Button onClick={close}>{t('fermer')}</Button>
          <Button kind="primary" busy={isBusy} onClick={save}>
            {t('goodie.choisir')}
          </Button>
        </>
      }
    >
      {isError && <Alert state="err">{t('goodie.perdu')}</Alert>}
      {!goodie && !isError && <Skeleton className="h-40 w-full" />}
      {goodie && (
        <RadioGroup
          label={t('goodie.variante')}
          look="rows"
          {...(valeur !== undefined && { value: valeur })}
          options={goodie.variantes.map((variante) => ({
            value: String(variante.id),
            label: <Variante variante={variante} />,
            disabled: !variante.disponible,
            ...(!variante.disponible && { end: t('goodie.epuisee') }),
          }))}
          onChange={setChoisie}
        />
      )}
      {erreur && (
        <Alert state="err" live className="mt-4">
          {erreur}
        </Alert>
      )}
    </DialogFrame>
  );
}

function Variante({ variante }: { variante: VarianteGoodie }) {
  const { couleur, libelle } = variante;
  return (
    <span className="flex items-center gap-2">
      {couleur && (
        // An attribute rather than a style, which the content policy forbids.
        <svg aria-hidden width="16" height="16" className="rounded-full border border-line-2">
          <rect width="16" height="16" fill={couleur.code} />
        </svg>
      )}
      {libelle}
    </span>
  );
}
