import { Button } from '@planner/ui';
import { wide } from './modules.module.css';
import { renderHost } from './renderHost.jsx';

renderHost(<Button className={`${wide} own`}>Of the host</Button>);
