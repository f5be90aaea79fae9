/**
 * For a `<script nonce>` in the head: while `html[data-first]` is set, pictures below the first screen have no box and
 * are not fetched (base.css). It is removed when the urgent ones have loaded, at the latest on page load or on
 * scrolling.
 */
export const firstPicturesBootScript =
  '!function(d,h){h.dataset.first="";function end(){delete h.dataset.first}' +
  'function look(){d.readyState!=="loading"&&[].every.call(d.querySelectorAll("img[fetchpriority=high]"),function(i){return i.complete})&&end()}' +
  'd.addEventListener("readystatechange",look);d.addEventListener("load",look,true);addEventListener("load",end);' +
  'addEventListener("scroll",end,{once:true,passive:true})}(document,document.documentElement);';
