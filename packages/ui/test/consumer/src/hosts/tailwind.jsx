import './tailwind.css';
import { renderHost } from './renderHost.jsx';

renderHost(<div className="m-4 p-6 shadow-md own">Of the host</div>);
