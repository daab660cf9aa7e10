/** Inter Variable, bundled. Import it once; browsers load only the subsets a page needs. */
import '@fontsource-variable/inter/wght.css';
