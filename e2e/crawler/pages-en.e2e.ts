import { crawl } from './crawl.ts';

// One file for each language: they are visited side by side.
crawl('en');
