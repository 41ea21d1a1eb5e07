/**
 * Stands in the file of the libraries, which runs in a task of its own before the entry: what they do
 * when first asked for takes a while, and is done there.
 */
import 'react-dom/client';
