// Loads the typeface; imported once, by main.tsx.
import './fonts.css';
