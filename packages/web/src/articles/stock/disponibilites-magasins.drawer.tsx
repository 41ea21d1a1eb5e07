/** Where an article can be collected, how many and when; the store chosen becomes the buyer's own. */
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ChampLieu, useLieu } from '../../magasins/choix.public.ts';
import { useChoisirMagasin } from '../../magasins/choisir-magasin.public.ts';
import type { OverlayProps } from '../../overlay/overlay-data.ts';
import { usePage } from '../../page/page-context.ts';
import { announce } from '../../ui/notice/announce.ts';
import { Button } from '../../ui/button/button.tsx';
import { DrawerFrame } from '../../ui/section/drawer-frame.tsx';
import { NumberInput } from '../../ui/number/number-input.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { disponibilitesQuery } from '../articles.queries.ts';
import { nomMagasin } from '../nom-magasin.public.ts';
import { actionRetrait } from './retrait-magasin.ts';
import { StocksMagasins } from './stocks-magasins.tsx';

type Props = OverlayProps<'disponibilites-magasins'>;

export default function DisponibilitesMagasinsDrawer({ data: article, close }: Props) {
  const t = useTexts('articles');
  const { locale, session } = usePage();
  const { api } = useRouter().options.context;
  const choisirMagasin = useChoisirMagasin();
  const lieu = useLieu();
  const [quantite, setQuantite] = useState(article.quantite);
  const [choisi, setChoisi] = useState(session.magasin?.id);
  const [envoi, setEnvoi] = useState<'repos' | 'envoi' | 'echec'>('repos');
  const query = useQuery(
    disponibilitesQuery(
      { api, locale },
      { params: { id: article.articleId }, query: { ...lieu.lieu, quantite } },
    ),
  );
  const { data } = query;
  const magasin = data?.magasins.find(({ magasinId }) => magasinId === choisi);

  const retenir = async () => {
    if (!magasin) return;
    setEnvoi('envoi');
    try {
      if (magasin.magasinId !== session.magasin?.id) await choisirMagasin(magasin.magasinId);
      announce(t('magasins.choisi', { nom: nomMagasin(magasin.libelle) }));
      close();
    } catch {
      setEnvoi('echec');
    }
  };
  return (
    <DrawerFrame
      flush
      title={t('magasins.titre')}
      description={`${article.reference}, ${article.libelle}`}
      toolbar={
        <div className="flex flex-wrap items-start gap-3">
          <ChampLieu
            choix={lieu}
            trouve={query.isPlaceholderData ? undefined : data?.lieu}
            className="min-w-64 flex-1"
          />
          <NumberInput
            label={t('magasins.quantite')}
            min={1}
            value={quantite}
            onChange={setQuantite}
            className="shrink-0"
          />
        </div>
      }
      footer={
        magasin &&
        data && (
          <div className="flex flex-col gap-2">
            {envoi === 'echec' && (
              <p role="alert" className="type-meta text-err">
                {t('magasins.echec')}
              </p>
            )}
            <Button
              kind="primary"
              size="lg"
              block
              busy={envoi === 'envoi'}
              onClick={() => void retenir()}
            >
              {actionRetrait(t, locale, magasin, data.jour)}
            </Button>
          </div>
        )
      }
    >
      <StocksMagasins query={query} choisi={choisi} onChoisi={setChoisi} />
    </DrawerFrame>
  );
}
