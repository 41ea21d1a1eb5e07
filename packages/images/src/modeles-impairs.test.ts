import { eprouverModeles } from './modeles.epreuves.ts';

await eprouverModeles(1);
