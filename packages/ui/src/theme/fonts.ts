/** Inter Variable, bundled: import once where an app starts. Subsets load only where a page shows their letters. */
import '@fontsource-variable/inter/wght.css';
